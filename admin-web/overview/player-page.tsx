import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { PageOf } from '../kit/page-of.tsx';
import { RecordPage } from '../kit/record-page.tsx';
import { PlayerActions } from '../player/player-actions.tsx';
import { detailsTold, PerhapsTwice, PlayerContact, PlayerPayment } from '../player/player-facts.tsx';
import { words } from '../player/words.ts';
import { dayAndTimeOf, shortDay } from '../time/eastern-time.ts';
import { recordWords } from './record-words.ts';
import { HistoryOf, LettersTo, MoneyOf, RegistrationsOf, RequestsOf, together } from './related.tsx';

const { columns } = words;

/** A player with every registration, its payment and waiver, the family's letters, and what was done to the record. */
export function PlayerPage() {
  return (
    <RecordPage<Sent<ListedPlayer>>
      title={({ name }) => name}
      actions={<PlayerActions />}
      facts={(player) => [
        [columns.contact, <PlayerContact key="contact" />],
        [recordWords.parent, together(player.parentName, player.parentEmail, player.parentPhone)],
        [columns.age, player.age],
        [columns.skillLevel, player.skillLevel],
        [columns.club, player.currentClub],
        ...detailsTold(player),
        [columns.team, <PageOf key="team" resource="teams" id={player.teamId} name={player.teamName} />],
        [
          columns.tournament,
          <PageOf key="t" resource="tournaments" id={player.tournamentId} name={player.tournament} />,
        ],
        [
          columns.payment,
          <span key="payment">
            <PlayerPayment /> {player.paidOn === null ? null : shortDay(player.paidOn)}
          </span>,
        ],
        ...(player.sameAs.length === 0 ? [] : [[words.twice.label, <PerhapsTwice key="twice" />] as const]),
        [recordWords.since, dayAndTimeOf(player.createdAt)],
      ]}
      beside={({ id }) => (
        <>
          <RequestsOf about={{ playerId: id }} />
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
