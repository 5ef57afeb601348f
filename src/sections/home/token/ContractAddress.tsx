import type { TokenWords } from './schema.ts';
import { AddressCheck, type PasteBackWords } from './AddressCheck.tsx';
import { useOutcomeToasts } from '../../../islands/hooks.ts';
import { island, type IslandProps } from '../../../islands/island.tsx';
import { useToasts } from '../../../islands/useToasts.tsx';
import type { ToasterLabels } from '../../../islands/Toasts.tsx';

type AddressWords = TokenWords['address'];

interface Props extends IslandProps {
  address: string;
  words: Pick<AddressWords['copy'], 'success' | 'failure'> & {
    pasteBack: PasteBackWords;
  };
  toasterLabels: ToasterLabels;
}

/** Shows whether the contract address was copied, and whether what a visitor pastes into the field matches it. */
function ContractAddress({ root, address, words, toasterLabels }: Props) {
  const [show, toastFallback] = useToasts('address-said', toasterLabels);
  useOutcomeToasts(root, { id: 'contract-address', ...words }, show);
  return (
    <>
      {toastFallback}
      <AddressCheck root={root} address={address} words={words.pasteBack} />
    </>
  );
}

export default island('address', ContractAddress);
