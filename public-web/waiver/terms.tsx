import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TickBox } from '../form/tick-box.tsx';
import { SignerNote } from './signer-note.tsx';
import styles from './terms.module.css';
import { words } from './words.ts';

const WaiverDialog = lazy(() => import('./waiver-dialog.tsx').then((part) => ({ default: part.WaiverDialog })));

interface TermsProps {
  /** Name of the checkbox in the form. */
  readonly name?: string;
  /** Whether the player is on file, so that the mailbox on file must confirm that the team may contact the family. */
  readonly isOnFile?: boolean;
  /** Note on the signer; by default derived from the birth year and the parent in the form. */
  readonly signer?: ReactNode;
}

/** Optional consents to contact and photos, and the required checkbox for the waiver, with a button that opens its text. */
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

/** Button that opens the text of the waiver. */
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
