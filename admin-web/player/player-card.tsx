import { useRecordContext } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { NameLink } from '../kit/name-link.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { WaiverStateBadge, waiverLabel } from '../waiver/waiver-badge.tsx';
import { PlayerActions } from './player-actions.tsx';
import {
  detailFacts,
  PerhapsTwice,
  PlayerContact,
  PlayerPayment,
  PlayerSince,
  PlayerTeam,
  PlayerTournament,
} from './player-facts.tsx';
import { playerColumns } from './player-table.tsx';

export function PlayerCard() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      facts={[
        [playerColumns.contact, <PlayerContact key="contact" />],
        [playerColumns.age, player.age ?? 'N/A'],
        [playerForm.fields.teamId.label, <PlayerTeam key="team" />],
        [playerForm.fields.skillLevel.label, player.skillLevel],
        [playerColumns.club, player.currentClub],
        ...detailFacts(player),
        [
          playerForm.fields.tournamentId.label,
          player.tournament === null ? 'N/A' : <PlayerTournament key="tournament" />,
        ],
        [playerColumns.payment, <PlayerPayment key="payment" />],
        [waiverLabel, <WaiverStateBadge key="waiver" />],
        [playerColumns.registrationDate, <PlayerSince key="since" />],
      ]}
    >
      <PerhapsTwice />
      <PlayerActions />
    </RecordCard>
  );
}
