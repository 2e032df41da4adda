import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TickBox } from '../form/tick-box.tsx';
import { SignerNote } from './signer-note.tsx';
import styles from './terms.module.css';
import { words } from './words.ts';

const WaiverDialog = lazy(async () => ({ default: (await import('./waiver-dialog.tsx')).WaiverDialog }));

interface TermsProps {
  /** The name of the box in the form around. */
  readonly name?: string;
  /** Who signs; by default what follows from the birth year and the parent in the form. */
  readonly signer?: ReactNode;
}

/** The free choice about photographs, and right above the button the box for the waiver with its text one press away. */
export function Terms({ name = 'termsAccepted', signer = <SignerNote /> }: TermsProps) {
  const [isReading, setReading] = useState(false);
  return (
    <>
      <TickBox name="likenessAllowed" label={words.likeness} />
      <TickBox name={name} label={words.accept} isRequired>
        <button type="button" className={styles.read} onClick={() => setReading(true)}>
          {words.read}
        </button>
        {signer}
      </TickBox>
      <Suspense>{isReading && <WaiverDialog onClose={() => setReading(false)} />}</Suspense>
    </>
  );
}
