import { Fragment, useRef } from 'react';
import type { HomePage } from '../schemas/pages/home.ts';
import { CopyButton } from './CopyButton.tsx';
import { FailureNote } from './FailureNote.tsx';
import { useReady } from './hooks.ts';
import { AddressCheck } from './AddressCheck.tsx';
import { useToasts } from './useToasts.tsx';
import type { ToasterLabels } from './Toasts.tsx';

interface Props {
  address: string;
  /** Whether the address is the placeholder, which no wallet accepts. */
  isPlaceholder: boolean;
  words: Omit<HomePage['token']['address'], 'heading' | 'safety'>;
  toasterLabels: ToasterLabels;
}

/** Splits an address for readability: after the hyphens of the placeholder, else every four characters. */
function groups(address: string): string[] {
  return address.match(address.includes('-') ? /[^-]+-?/g : /.{1,4}/gsu) ?? [address];
}

/** The contract address, whole and selectable, with its copy button and the paste-back check. */
export default function ContractAddress({ address, isPlaceholder, words, toasterLabels }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  const [show, toastFallback] = useToasts(toasterLabels);
  useReady(root);

  // After a failed copy, selects the address so that the visitor can copy it by keyboard.
  function select() {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
  }

  return (
    <div ref={root} className="address">
      <code ref={shown} className="address-text" translate="no">
        {groups(address).map((group, index) => (
          // The index is a stable key: groups are never reordered.
          <Fragment key={index}>
            <span>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </code>
      {isPlaceholder && <p className="note">{words.placeholder}</p>}
      <CopyButton
        id="contract-address"
        className="btn btn-line btn-small"
        text={address}
        words={words.copy}
        show={show}
        onFailed={select}
      />
      {toastFallback}
      <FailureNote unavailable={words.copy.unavailable} noScript={words.noScript} />
      <AddressCheck address={address} isPlaceholder={isPlaceholder} words={words.pasteBack} />
    </div>
  );
}
