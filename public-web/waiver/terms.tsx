import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TickBox } from '../form/tick-box.tsx';
import { SignerNote } from './signer-note.tsx';
import styles from './terms.module.css';
import { words } from './words.ts';

const WaiverDialog = lazy(() => import('./waiver-dialog.tsx').then((part) => ({ default: part.WaiverDialog })));

interface TermsProps {
  /** The name of the box in the form around. */
  readonly name?: string;
  /** Whether it is about somebody on file, whose mailbox confirms that the team may reach the family. */
  readonly isOnFile?: boolean;
  /** Who signs; by default what follows from the birth year and the parent in the form. */
  readonly signer?: ReactNode;
}

/** The free choice about photographs, and right above the button the box for the waiver with its text one press away. */
export function Terms({ name = 'termsAccepted', isOnFile = false, signer = <SignerNote /> }: TermsProps) {
  return (
    <>
      <TickBox name="contactShared" label={words.contact}>
        {isOnFile && <p className={styles.note}>{words.contactOnFile}</p>}
      </TickBox>
      <TickBox name="likenessAllowed" label={words.likeness} />
      <TickBox name={name} label={words.accept} isRequired>
        <ReadTerms />
        {signer}
      </TickBox>
    </>
  );
}

/** The text of the waiver, one press away. */
export function ReadTerms() {
  const [isReading, setReading] = useState(false);
  return (
    <>
      <button type="button" className={styles.read} onClick={() => setReading(true)}>
        {words.read}
      </button>
      <Suspense>{isReading && <WaiverDialog onClose={() => setReading(false)} />}</Suspense>
    </>
  );
}
