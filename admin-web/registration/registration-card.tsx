import { useRecordContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { RecordCard } from '../kit/record-card.tsx';
import { WaiverShown } from '../waiver/waiver-badge.tsx';
import { words as waiverWords } from '../waiver/words.ts';
import { RegistrationActions } from './registration-actions.tsx';
import {
  RegistrationDay,
  RegistrationFee,
  RegistrationMethod,
  RegistrationPlayer,
  RegistrationTeam,
  RegistrationTournament,
} from './registration-facts.tsx';
import { StatusChoice } from './status-choice.tsx';
import { words } from './words.ts';

const { columns } = words;

export function RegistrationCard() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  return (
    <RecordCard
      title={<RegistrationPlayer />}
      facts={[
        [columns.tournament, <RegistrationTournament key="tournament" />],
        [columns.team, <RegistrationTeam key="team" />],
        [columns.method, <RegistrationMethod key="method" />],
        [columns.amount, <RegistrationFee key="fee" />],
        [columns.registrationDate, <RegistrationDay key="day" />],
        [columns.status, <StatusChoice key="status" />],
        [waiverWords.column, <WaiverShown key="waiver" />],
      ]}
    >
      <RegistrationActions />
    </RecordCard>
  );
}
