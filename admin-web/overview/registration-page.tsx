import {
  type ListedRegistration,
  waiverConfirmedByLabels,
} from '../../domain/answer/registration/listed-registration.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { PageOf } from '../kit/page-of.tsx';
import { RecordPage } from '../kit/record-page.tsx';
import { words as paymentWords } from '../payment/words.ts';
import { RegistrationActions } from '../registration/registration-actions.tsx';
import { RegistrationFee, RegistrationMethod } from '../registration/registration-facts.tsx';
import { words } from '../registration/words.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { WaiverBadge } from '../waiver/waiver-badge.tsx';
import { recordWords } from './record-words.ts';
import { HistoryOf, LettersTo, MoneyOf, RequestsOf, together } from './related.tsx';

const { columns } = words;

/** A registration: who, where, on which team, what is paid and signed, and what was done. */
export function RegistrationPage() {
  return (
    <RecordPage<Sent<ListedRegistration>>
      title={({ playerName }) => playerName}
      remark={({ tournamentName }) => tournamentName}
      actions={<RegistrationActions />}
      facts={(one) => [
        [columns.player, <PageOf key="player" resource="players" id={one.playerId} name={one.playerName} />],
        [columns.tournament, <PageOf key="t" resource="tournaments" id={one.tournamentId} name={one.tournamentName} />],
        [columns.team, <PageOf key="team" resource="teams" id={one.teamId} name={one.teamName} />],
        [recordWords.division, one.ageBracket],
        [columns.amount, <RegistrationFee key="amount" />],
        [columns.status, paymentWords.states[one.paymentStatus]],
        [columns.method, <RegistrationMethod key="method" />],
        [recordWords.reference, one.paymentReference],
        [recordWords.received, together(one.paymentConfirmedBy, dayAndTimeOf(one.paymentConfirmedAt))],
        [recordWords.waiver, <WaiverBadge key="waiver" state={one.waiverState} />],
        [recordWords.signer, together(one.waiverSigner, dayAndTimeOf(one.waiverSignedAt))],
        [recordWords.confirmed, confirmedHow(one)],
        [recordWords.playWith, one.playWith],
        [recordWords.notes, one.notes],
        [columns.registrationDate, dayAndTimeOf(one.registrationDate)],
      ]}
      beside={({ id, playerId }) => (
        <>
          <MoneyOf about={{ registrationId: id }} to={`/tournament-registrations/${id}/money`} />
          <RequestsOf about={{ playerId }} />
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
