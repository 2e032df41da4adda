import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TickBox } from '../form/tick-box.tsx';
import { SignerNote } from './signer-note.tsx';
import styles from './terms.module.css';
import { words } from './words.ts';

const WaiverDialog = lazy(async () => ({ default: (await import('./waiver-dialog.tsx')).WaiverDialog }));

interface TermsProps {
  /** The name of the box in the form around. */
  readonly name?: string;
  /** Whether the form asks if the team may reach the family: of somebody on file only their mailbox decides that. */
  readonly asksContact?: boolean;
  /** Who signs; by default what follows from the birth year and the parent in the form. */
  readonly signer?: ReactNode;
}

/** The free choice about photographs, and right above the button the box for the waiver with its text one press away. */
export function Terms({ name = 'termsAccepted', asksContact = true, signer = <SignerNote /> }: TermsProps) {
  const [isReading, setReading] = useState(false);
  return (
    <>
      {asksContact && <TickBox name="contactShared" label={words.contact} />}
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
