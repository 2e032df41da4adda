import { feeInCents } from '../../domain/rule/payment/fee.ts';
import { paragraphsOf, withFee } from '../../domain/rule/site/site-texts.ts';
import { useBoard } from './board.ts';

/** Paragraphs of an organizers' text, with the current fee filled in. */
export function Paragraphs({ of }: { readonly of: string }) {
  const { site } = useBoard();
  return paragraphsOf(withFee(of, site?.fee.cents ?? feeInCents)).map((paragraph) => (
    <p key={paragraph}>{paragraph}</p>
  ));
}
