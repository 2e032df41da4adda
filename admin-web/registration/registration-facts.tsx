import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { owedCents } from '../../domain/rule/payment/payment.ts';
import { paymentMethodLabel } from '../../domain/rule/payment/payment-method.ts';
import { individual, isIndividualTeam } from '../../domain/rule/team/individual.ts';
import { Badge } from '../kit/badge.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { notSpecified } from '../payment/payment-view.tsx';
import { shortDayOf } from '../time/eastern-time.ts';

/** Returns the name of a player's team, or "individual" without a team or with one made for a single player. */
export function teamLabel(teamName: string | null): string {
  return teamName === null || teamName === '' || isIndividualTeam(teamName) ? individual : teamName;
}

export function RegistrationTeam() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  return <PageOf resource="teams" id={registration.teamId} name={teamLabel(registration.teamName)} isInRow />;
}

/** Payment method of a registration. */
export function RegistrationMethod() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  const { paymentMethod, paymentMethodText } = registration;
  const label = paymentMethod === null ? notSpecified : paymentMethodLabel(paymentMethod);
  return <>{paymentMethodText || label}</>;
}

/** Player of a registration, with a badge if it is unconfirmed. */
export function RegistrationPlayer() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  return (
    <>
      <PageOf resource="players" id={registration.playerId} name={registration.playerName} isInRow />
      {registration.unconfirmed && (
        <Box component="span" sx={{ ml: 1 }}>
          <Badge tone="quiet">Unconfirmed</Badge>
        </Box>
      )}
    </>
  );
}

export function RegistrationFee() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  return <span title={registration.paymentReference}>{feeInWords(registration)}</span>;
}

type Owing = Pick<ListedRegistration, 'amountCents' | 'receivedCents' | 'paymentStatus'>;

/** Returns the amount of a registration and, after a partial payment, the amount received. */
export function feeInWords({ amountCents, receivedCents, paymentStatus }: Owing): string {
  const isPart = paymentStatus !== 'paid' && receivedCents > 0;
  return isPart ? `${dollars(receivedCents)} of ${dollars(amountCents)}` : dollars(amountCents);
}

/** Returns the amount still owed for a registration, in US cents. */
export function owedOf({ paymentStatus: state, amountCents, receivedCents }: Owing): number {
  return owedCents({ state, amountCents, receivedCents });
}

export function RegistrationDay() {
  return <>{shortDayOf(useRecordContext<ListedRegistration>()?.registrationDate)}</>;
}
