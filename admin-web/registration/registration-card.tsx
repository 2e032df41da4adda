import { useRecordContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { registrationForm } from '../../domain/use-case/registration/registration-form.ts';
import { RecordCard } from '../kit/record-card.tsx';
import { WaiverStateBadge, waiverLabel } from '../waiver/waiver-badge.tsx';
import { registrationColumns } from './grouped-registrations.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import {
  RegistrationDay,
  RegistrationFee,
  RegistrationMethod,
  RegistrationPlayer,
  RegistrationTeam,
} from './registration-facts.tsx';
import { StatusChoice } from './status-choice.tsx';

export function RegistrationCard() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  return (
    <RecordCard
      title={<RegistrationPlayer />}
      facts={[
        [registrationForm.fields.teamOption.label, <RegistrationTeam key="team" />],
        [registrationForm.fields.paymentMethod.label, <RegistrationMethod key="method" />],
        [registrationColumns.amount, <RegistrationFee key="fee" />],
        [registrationColumns.registrationDate, <RegistrationDay key="day" />],
        [registrationColumns.status, <StatusChoice key="status" />],
        [waiverLabel, <WaiverStateBadge key="waiver" />],
      ]}
    >
      <RegistrationActions />
    </RecordCard>
  );
}
