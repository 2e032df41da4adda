import { useState } from 'react';
import type { WholeRecord } from '../../domain/answer/player/whole-record.ts';
import { Link } from '../kit/link.tsx';
import { words } from '../record/record-words.ts';
import styles from '../record/whole-record.module.css';
import { WholeRecordView } from '../record/whole-record.tsx';
import { WaiverAnswer } from './waiver-answer.tsx';
import { fetchRecord } from './waiver-calls.ts';

/** Whole record of the player, loaded when the family asks for it. */
export function RecordOnDemand({ sealed }: { readonly sealed: string }) {
  const [record, setRecord] = useState<WholeRecord>();
  return (
    <section className={styles.place}>
      {record === undefined ? (
        <WaiverAnswer label={words.see} send={() => fetchRecord(sealed)} onSent={setRecord} />
      ) : (
        <>
          <WholeRecordView record={record} />
          <Link to="/player-lookup#record">{words.erase}</Link>
        </>
      )}
    </section>
  );
}
