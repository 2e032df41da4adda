import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { PageOf } from '../kit/page-of.tsx';
import { RecordPage } from '../kit/record-page.tsx';
import { PlayerActions } from '../player/player-actions.tsx';
import { detailFacts, PerhapsTwice, PlayerContact, PlayerPayment } from '../player/player-facts.tsx';
import { playerColumns } from '../player/player-table.tsx';
import { onFile } from '../player/players-page.tsx';
import { dayAndTimeOf, shortDay } from '../time/eastern-time.ts';
import { HistoryOf, LettersTo, MoneyOf, onFileSince, RegistrationsOf, together } from './related.tsx';

/** Page of a player with registrations, payments and waivers, the family's letters, and the history of the record. */
export function PlayerPage() {
  return (
    <RecordPage<Sent<ListedPlayer>>
      title={({ name }) => name}
      actions={<PlayerActions />}
      facts={(player) => [
        [playerColumns.contact, <PlayerContact key="contact" />],
        ['Parent', together(player.parentName, player.parentEmail, player.parentPhone)],
        [playerColumns.age, player.age],
        [playerForm.fields.skillLevel.label, player.skillLevel],
        [playerColumns.club, player.currentClub],
        ...detailFacts(player),
        [
          playerForm.fields.teamId.label,
          <PageOf key="team" resource="teams" id={player.teamId} name={player.teamName} />,
        ],
        [
          playerForm.fields.tournamentId.label,
          <PageOf key="t" resource="tournaments" id={player.tournamentId} name={player.tournament} />,
        ],
        [
          playerColumns.payment,
          <span key="payment">
            <PlayerPayment /> {player.paidOn === null ? null : shortDay(player.paidOn)}
          </span>,
        ],
        ...(player.sameAs.length === 0 ? [] : [[onFile, <PerhapsTwice key="twice" />] as const]),
        [onFileSince, dayAndTimeOf(player.createdAt)],
      ]}
      beside={({ id }) => (
        <>
          <LettersTo about={{ toPlayer: id }} />
          <HistoryOf about={{ aboutPlayer: id }} />
        </>
      )}
    >
      {({ id }) => (
        <>
          <RegistrationsOf about={{ playerId: id }} by="tournamentName" />
          <MoneyOf about={{ playerId: id }} to={`/players/${id}/money`} />
        </>
      )}
    </RecordPage>
  );
}
