interface Props {
  /** Shown by the intent directive when the island's script does not load. */
  failed: string;
  /** Shown when the visitor's browser runs no scripts. */
  off: string;
}

/** What an island says when it cannot work. Hidden until the directive or the browser shows it. */
export function FailureNote({ failed, off }: Props) {
  return (
    <>
      <noscript>
        <p className="island-note">{off}</p>
      </noscript>
      <p className="island-note" data-island-failed role="alert" hidden>
        {failed}
      </p>
    </>
  );
}
