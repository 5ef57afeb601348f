interface Props {
  /** Shown by the intent directive when the island's script does not load. */
  unavailable: string;
  /** Shown when the visitor's browser runs no scripts. */
  noScript: string;
}

/** What an island says when it cannot work. Hidden until the directive or the browser shows it. */
export function FailureNote({ unavailable, noScript }: Props) {
  return (
    <>
      <noscript>
        <p className="island-note">{noScript}</p>
      </noscript>
      <p className="island-note" data-island-failed="" role="alert" hidden>
        {unavailable}
      </p>
    </>
  );
}
