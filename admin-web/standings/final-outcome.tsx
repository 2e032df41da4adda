import { Typography } from '@mui/material';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { teamName } from '../bracket/sides.ts';

interface FinalOutcomeProps {
  readonly drawn: DrawnTournament;
  /** Age bracket; null for a single division of all ages. */
  readonly ageBracket: string | null;
}

/** Winner and loser of a division's final; the first team of a table need not be the winner. */
export function FinalOutcome({ drawn: { brackets, teams }, ageBracket }: FinalOutcomeProps) {
  const rounds = brackets.filter((match) => match.stage === 'knockout' && match.ageBracket === ageBracket);
  const final = rounds.toSorted((one, other) => other.round - one.round)[0];
  if (final === undefined || final.winnerId === null) return null;
  const { winnerId } = final;
  const finalist = final.team1Id === winnerId ? final.team2Id : final.team1Id;
  return (
    <Typography sx={{ mb: 1 }}>
      <strong>Champion: {teamName(winnerId, teams)}</strong>
      {finalist !== null && ` · Finalist: ${teamName(finalist, teams)}`}
    </Typography>
  );
}
