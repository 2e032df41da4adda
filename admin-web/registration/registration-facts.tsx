import { useRecordContext } from 'react-admin';
import { dollars } from '../../domain/payment/fee.ts';
import { paymentMethodLabel } from '../../domain/payment/payment-method.ts';
import { words as paymentWords } from '../payment/words.ts';
import { teamShown } from '../player/player-facts.tsx';
import { shortDayOf } from '../time/eastern-day.ts';
import type { ListedRegistration } from './listed-registration.ts';

export function RegistrationTeam() {
  const registration = useRecordContext<ListedRegistration>();
  return registration === undefined ? null : teamShown(registration.teamName);
}

/** How the fee is to be paid, or was. */
export function RegistrationMethod() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  const { paymentMethod, paymentMethodText } = registration;
  const label = paymentMethod === null ? paymentWords.notSpecified : paymentMethodLabel(paymentMethod);
  return <>{paymentMethodText || label}</>;
}

export function RegistrationFee() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  return <span title={registration.paymentReference}>{dollars(registration.amountCents)}</span>;
}

export function RegistrationDay() {
  return <>{shortDayOf(useRecordContext<ListedRegistration>()?.registrationDate)}</>;
}
