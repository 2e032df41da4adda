import { SignerNote, SignerOnFile } from './signer-note.tsx';
import { words } from './summary-words.ts';
import { ReadTerms } from './terms.tsx';

interface TermsSummaryProps {
  /** Whether the player is on file, with the parent who signs. */
  readonly isOnFile?: boolean;
}

/** Summary of the terms accepted before this form; nothing is asked again. */
export function TermsSummary({ isOnFile = false }: TermsSummaryProps) {
  return (
    <div>
      <p>{words.accepted}</p>
      <ReadTerms />
      {isOnFile ? <SignerOnFile text={words.onFile} /> : <SignerNote unsigned={words.unsigned} />}
    </div>
  );
}
