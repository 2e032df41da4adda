import { useRecordContext } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { NameLink } from '../kit/name-link.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { WaiverShown } from '../waiver/waiver-badge.tsx';
import { words as waiverWords } from '../waiver/words.ts';
import { WaitingChange } from './mailbox-notes.tsx';
import { PlayerActions } from './player-actions.tsx';
import {
  detailsTold,
  PerhapsTwice,
  PlayerContact,
  PlayerPayment,
  PlayerSince,
  PlayerTeam,
  PlayerTournament,
} from './player-facts.tsx';
import { words } from './words.ts';

const { columns } = words;

export function PlayerCard() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      facts={[
        [columns.contact, <PlayerContact key="contact" />],
        [columns.age, player.age ?? words.notAvailable],
        [columns.team, <PlayerTeam key="team" />],
        [columns.skillLevel, player.skillLevel],
        [columns.club, player.currentClub],
        ...detailsTold(player),
        [columns.tournament, player.tournament === null ? words.notAvailable : <PlayerTournament key="tournament" />],
        [columns.payment, <PlayerPayment key="payment" />],
        [waiverWords.column, <WaiverShown key="waiver" />],
        [columns.registrationDate, <PlayerSince key="since" />],
      ]}
    >
      <WaitingChange />
      <PerhapsTwice />
      <PlayerActions />
    </RecordCard>
  );
}
