import {
  type ListedRegistration,
  paymentStateLabels,
  waiverConfirmedByLabels,
} from '../../domain/answer/registration/listed-registration.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { registrationForm } from '../../domain/use-case/roster/registration-form.ts';
import { PageOf } from '../kit/page-of.tsx';
import { RecordPage } from '../kit/record-page.tsx';
import { registrationColumns } from '../registration/grouped-registrations.tsx';
import { RegistrationActions } from '../registration/registration-actions.tsx';
import { RegistrationFee, RegistrationMethod } from '../registration/registration-facts.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { WaiverBadge } from '../waiver/waiver-badge.tsx';
import { HistoryOf, LettersTo, MoneyOf, together } from './related.tsx';

/** Page of a registration: player, tournament, team, payment, waiver and history. */
export function RegistrationPage() {
  return (
    <RecordPage<Sent<ListedRegistration>>
      title={({ playerName }) => playerName}
      remark={({ tournamentName }) => tournamentName}
      actions={<RegistrationActions />}
      facts={(one) => [
        [
          registrationForm.fields.playerId.label,
          <PageOf key="player" resource="players" id={one.playerId} name={one.playerName} />,
        ],
        [
          registrationForm.fields.tournamentId.label,
          <PageOf key="t" resource="tournaments" id={one.tournamentId} name={one.tournamentName} />,
        ],
        [
          registrationForm.fields.teamOption.label,
          <PageOf key="team" resource="teams" id={one.teamId} name={one.teamName} />,
        ],
        ['Division', one.ageBracket],
        [registrationColumns.amount, <RegistrationFee key="amount" />],
        [registrationColumns.status, paymentStateLabels[one.paymentStatus]],
        [registrationForm.fields.paymentMethod.label, <RegistrationMethod key="method" />],
        ['Payment reference', one.paymentReference],
        ['Payment received by', together(one.paymentConfirmedBy, dayAndTimeOf(one.paymentConfirmedAt))],
        ['Waiver', <WaiverBadge key="waiver" state={one.waiverState} />],
        ['Signed by', together(one.waiverSigner, dayAndTimeOf(one.waiverSignedAt))],
        ['Signature confirmed', confirmedHow(one)],
        ['Wants to play with', one.playWith],
        ['What was noted', one.notes],
        [registrationColumns.registrationDate, dayAndTimeOf(one.registrationDate)],
      ]}
      beside={({ id, playerId }) => (
        <>
          <MoneyOf about={{ registrationId: id }} to={`/tournament-registrations/${id}/money`} />
          <LettersTo about={{ toPlayer: playerId }} />
          <HistoryOf about={{ aboutRegistration: id }} />
        </>
      )}
    />
  );
}

function confirmedHow({ waiverConfirmedBy: by, waiverConfirmedAt: at }: Sent<ListedRegistration>) {
  return by === null ? null : together(waiverConfirmedByLabels[by], dayAndTimeOf(at));
}
