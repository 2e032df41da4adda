import { feeInCents } from '../../domain/payment/fee.ts';
import { paragraphsOf, withFee } from '../../domain/site/site-texts.ts';
import { useBoard } from './board.ts';

/** A text of the organizers, paragraph by paragraph, with the fee of today. */
export function Paragraphs({ of }: { readonly of: string }) {
  const { site } = useBoard();
  return paragraphsOf(withFee(of, site?.fee.cents ?? feeInCents)).map((paragraph) => (
    <p key={paragraph}>{paragraph}</p>
  ));
}
