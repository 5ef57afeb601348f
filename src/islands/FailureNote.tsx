interface Props {
  /** Shown by the intent directive when the island's script does not load. */
  unavailable: string;
  /** Shown when the visitor's browser runs no scripts. */
  noScript: string;
}

/** The message that an island does not work. Hidden until the intent directive or the browser shows it. */
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
