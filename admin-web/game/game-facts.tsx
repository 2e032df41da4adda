import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { forfeiters } from '../../domain/answer/game/forfeit.ts';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { KeeperPhones } from './keeper-phones.tsx';
import { words } from './words.ts';

export function GameTeams() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return (
    <>
      <TeamOf id={game.team1Id} name={game.team1Name} /> {words.against}{' '}
      <TeamOf id={game.team2Id} name={game.team2Name} />
      {game.notes !== null && (
        <Box
          component="span"
          sx={{ display: 'block', typography: 'body2', color: 'text.secondary', whiteSpace: 'normal' }}
        >
          {game.notes}
        </Box>
      )}
    </>
  );
}

function TeamOf({ id, name }: { readonly id: number | null; readonly name: string | null }) {
  return <PageOf resource="teams" id={id} name={name ?? words.team(id)} isInRow />;
}

export function GameRound() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return <>{[words.round(game.round), game.ageBracket].filter(Boolean).join(' · ')}</>;
}

export function GameField() {
  return <>{useRecordContext<ListedGame>()?.field || words.tbd}</>;
}

/** When the game starts, in New Jersey. */
export function GameStart() {
  return <>{dayAndTimeOf(useRecordContext<ListedGame>()?.startTime) ?? words.timeTbd}</>;
}

export function GameScore() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  const { team1Shootout, team2Shootout } = game;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <strong>{words.score(game.team1Score, game.team2Score)}</strong>
      {team1Shootout !== null && team2Shootout !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {words.shootout(team1Shootout, team2Shootout)}
        </Box>
      )}
      {game.forfeitedBy !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'normal' }}>
          {words.forfeit(forfeiters(game), game.isWithdrawal)}
        </Box>
      )}
    </Box>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = { in_progress: 'strong', active: 'strong', completed: 'quiet' };

export function GameStatus() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return (
    <>
      <Badge tone={tones[game.status] ?? 'good'}>{words.statuses[game.status] ?? game.status}</Badge>
      <KeeperPhones gameId={game.id} />
    </>
  );
}
