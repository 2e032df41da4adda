import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { forfeiters } from '../../domain/answer/game/forfeit.ts';
import { gameStatusLabels, type ListedGame, stageLabels } from '../../domain/answer/game/listed-game.ts';
import { isClosedUnplayed, isUncounted } from '../../domain/answer/game/uncounted.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { PageOf } from '../kit/page-of.tsx';
import { openNeeds } from '../need/open-needs.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { serverNow } from '../transport/server-clock.ts';
import { teamById } from './versus.ts';

export const roundName = (round: number) => `Round ${round}`;

export const scoreText = (one: number, other: number) => `${one} - ${other}`;

export const gameStatuses = { active: gameStatusLabels.in_progress, ...gameStatusLabels } as Readonly<
  Record<string, string>
>;

export function GameTeams() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return (
    <>
      <TeamOf id={game.team1Id} name={game.team1Name} /> vs <TeamOf id={game.team2Id} name={game.team2Name} />
      {game.notes !== null && (
        <Box
          component="span"
          sx={{ display: 'block', typography: 'body2', color: 'text.secondary', whiteSpace: 'normal' }}
        >
          {game.notes}
        </Box>
      )}
      <TeamsNotHere game={game} />
    </>
  );
}

function TeamOf({ id, name }: { readonly id: number | null; readonly name: string | null }) {
  return <PageOf resource="teams" id={id} name={name ?? teamById(id)} isInRow />;
}

export function GameRound() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return <>{[roundOf(game), game.ageBracket].filter(Boolean).join(' · ')}</>;
}

export function GameField() {
  return <>{useRecordContext<ListedGame>()?.field || 'TBD'}</>;
}

/** Round of a game; a game beside the main bracket says what it is. */
function roundOf({ stage, round }: ListedGame): string {
  if (stage === 'third-place') return stageLabels[stage];
  const isBeside = stage === 'consolation' || stage === 'placement';
  return isBeside ? `${stageLabels[stage]}, ${roundName(round)}` : roundName(round);
}

/** Kick-off of the game in New Jersey. */
export function GameStart() {
  return <>{dayAndTimeOf(useRecordContext<ListedGame>()?.startTime) ?? 'Time TBD'}</>;
}

export function GameScore() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  const { team1Shootout, team2Shootout } = game;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <strong>{scoreText(game.team1Score, game.team2Score)}</strong>
      {team1Shootout !== null && team2Shootout !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          Shoot-out {team1Shootout} - {team2Shootout}
        </Box>
      )}
      {game.isGoldenGoal && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          Golden goal
        </Box>
      )}
      {game.forfeitedBy !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'normal' }}>
          {game.isWithdrawal
            ? `${forfeiters(game).join(' and ')} withdrew`
            : `Forfeited by ${forfeiters(game).join(' and ')}`}
        </Box>
      )}
      {game.isAbandoned && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          Abandoned
        </Box>
      )}
      {isUncounted(game) && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'normal' }}>
          {isClosedUnplayed(game) ? 'Not played' : 'Does not count'}
        </Box>
      )}
    </Box>
  );
}

const tones: Readonly<Record<string, BadgeTone>> = { in_progress: 'strong', active: 'strong', completed: 'quiet' };

export function GameStatus() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return <Badge tone={tones[game.status] ?? 'good'}>{gameStatuses[game.status] ?? game.status}</Badge>;
}

/** Time before a kick-off from which the row asks who is missing, in milliseconds. */
const ahead = 15 * 60_000;

/** Says beside a game that is about to begin which of its teams are not complete, once check-in has begun. */
function TeamsNotHere({ game }: { readonly game: ListedGame }) {
  const { data } = useQuery({ ...openNeeds, enabled: isNear(game) });
  const missing = data?.teamsNotHere.filter(({ gameId }) => gameId === game.id) ?? [];
  if (missing.length === 0) return null;
  return (
    <Box component="span" sx={missingHere}>
      {missing.map(({ team, here, players }) => `${team} ${here} of ${players} here`).join(', ')}
    </Box>
  );
}

/** Plain text, also below the heading of a card. */
const missingHere = {
  display: 'block',
  typography: 'body2',
  textTransform: 'none',
  color: 'error.main',
  whiteSpace: 'normal',
} as const;

const isNear = ({ status, startTime }: ListedGame): boolean =>
  status === 'scheduled' && startTime !== null && Date.parse(startTime) - serverNow().getTime() < ahead;
