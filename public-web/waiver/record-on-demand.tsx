import { useState } from 'react';
import type { FamilyRecord } from '../../domain/answer/player/family-record.ts';
import styles from '../family/family-record.module.css';
import { FamilyRecordView } from '../family/family-record.tsx';
import { words } from '../family/record-words.ts';
import { Link } from '../kit/link.tsx';
import { WaiverAnswer } from './waiver-answer.tsx';
import { fetchRecord } from './waiver-calls.ts';

/** Whole record of the player, loaded when the family asks for it. */
export function FamilyRecordOnDemand({ sealed }: { readonly sealed: string }) {
  const [record, setRecord] = useState<FamilyRecord>();
  return (
    <section className={styles.place}>
      {record === undefined ? (
        <WaiverAnswer label={words.see} send={() => fetchRecord(sealed)} onSent={setRecord} />
      ) : (
        <>
          <FamilyRecordView record={record} />
          <Link to="/family">{words.erase}</Link>
        </>
      )}
    </section>
  );
}
