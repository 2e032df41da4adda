import { useState } from 'react';
import type { FamilyRecord } from '../../domain/answer/player/family-record.ts';
import styles from '../family/family-record.module.css';
import { FamilyRecordShown } from '../family/family-record.tsx';
import { words } from '../family/record-words.ts';
import { Link } from '../kit/link.tsx';
import { WaiverAnswer } from './waiver-answer.tsx';
import { recordBehind } from './waiver-calls.ts';

/** Whole record of the player, loaded when the family asks for it. */
export function FamilyRecordAsked({ sealed }: { readonly sealed: string }) {
  const [record, setRecord] = useState<FamilyRecord>();
  return (
    <section className={styles.place}>
      {record === undefined ? (
        <WaiverAnswer label={words.see} send={() => recordBehind(sealed)} onSent={setRecord} />
      ) : (
        <>
          <FamilyRecordShown record={record} />
          <Link to="/family">{words.erase}</Link>
        </>
      )}
    </section>
  );
}
