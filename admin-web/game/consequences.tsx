import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { divisionOf } from '../../domain/answer/bracket/bracket-match.ts';
import type { RevisionView } from '../../domain/rule/bracket/revision-view.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { teamName } from '../bracket/sides.ts';
import { sentenceOf } from '../transport/failure.ts';
import type { useConsequences } from './use-consequences.ts';

export const saveAndReset = (games: number) =>
  games === 1 ? 'Save and reset 1 game' : `Save and reset ${games} games`;

/** Consequences of a change: matches that change, and games that would be reset. */
export function Consequences({
  of,
  drawn,
}: {
  readonly of: ReturnType<typeof useConsequences>;
  readonly drawn: DrawnTournament;
}) {
  const { data, error, isLoading } = of;
  return (
    <Box aria-live="polite" sx={{ mt: 2, minHeight: '3rem' }}>
      {isLoading && <LinearProgress aria-label="Looking what follows…" />}
      {error !== null && <Alert severity="error">This cannot be saved: {sentenceOf(error)}</Alert>}
      {data !== undefined && data.changes.length === 0 && (
        <Typography color="text.secondary">{nothingFollows}</Typography>
      )}
      {data !== undefined && data.changes.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>What follows:</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {data.changes.map((change) => {
              const sentence = sentenceOfChange(change, drawn);
              return <li key={sentence}>{sentence}</li>;
            })}
          </Box>
        </>
      )}
      {data !== undefined && data.resets.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5, color: 'text.primary' }}>
          <Typography sx={{ fontWeight: 600 }}>Already started, and to be played anew:</Typography>
          <Games games={data.resets} />
        </Alert>
      )}
      {data !== undefined && data.putBack.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 600, mt: 1.5 }}>Was reset by an earlier correction, and comes back:</Typography>
          <Games games={data.putBack} />
        </>
      )}
    </Box>
  );
}

function Games({ games }: { readonly games: RevisionView['resets'] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {games.map(({ gameId, team1Name, team2Name, team1Score, team2Score }) => (
        <li key={gameId}>
          {team1Name} v {team2Name} ({team1Score}-{team2Score})
        </li>
      ))}
    </Box>
  );
}

const nothingFollows = 'No other match changes.';

type Change = RevisionView['changes'][number];

/** Describes a change of the brackets: new teams, a winner, or a match that is open again. */
export function sentenceOfChange(
  { before, after }: Change,
  { brackets, teams }: Pick<DrawnTournament, 'brackets' | 'teams'>,
): string {
  const known = after ?? before;
  if (known === null) return nothingFollows;
  const { division, stage, round, position } = known;
  const match = brackets.find(
    (shown) =>
      divisionOf(shown) === division && shown.stage === stage && shown.round === round && shown.position === position,
  );
  const name = match?.label ?? `${stage} ${round}.${position}`;
  const team = (id: number | null) => (id === null ? 'TBD' : teamName(id, teams));
  const pairing = `${name}: ${team(known.team1Id)} v ${team(known.team2Id)}`;
  if (after === null) return `${pairing}, no longer played`;
  if (before === null || before.team1Id !== after.team1Id || before.team2Id !== after.team2Id) {
    return pairing;
  }
  return after.winnerId === null ? `${name}: open again` : `${name}: ${team(after.winnerId)} wins`;
}
