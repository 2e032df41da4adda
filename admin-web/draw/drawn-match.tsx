import { Box } from '@mui/material';
import { byeField } from '../../domain/answer/bracket/bracket-row.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { BracketMatch } from '../bracket/drawn-tournament.ts';
import type { BracketRoom } from '../bracket/measures-for.ts';
import { sidesOf } from '../bracket/sides.ts';

/** Measures of a bracket in the preview beside the settings, in pixels. */
export const preview: BracketRoom = {
  usual: {
    card: { width: 152, height: 46 },
    rows: [12, 34],
    gap: 28,
    space: 8,
    lane: 8,
    laneGap: 12,
    besideLanes: 3,
    tableRow: 24,
  },
  room: 640,
  leastCard: 104,
  narrowGap: 20,
};

/** Match of a previewed draw; a team with a bye advances alone. */
export function DrawnMatch({ match, teams }: { readonly match: BracketMatch; readonly teams: readonly PublicTeam[] }) {
  const isBye = match.field === byeField;
  const { team1Id, team2Id } = match;
  const [one, other] = sidesOf(match, teams).teams;
  const names = !isBye ? [one, other] : team1Id === null && team2Id !== null ? [other, 'Bye'] : [one, 'Bye'];
  return (
    <Box sx={{ ...card, ...(isBye && quiet) }}>
      {names.map((name, side) => (
        <Box key={`${side === 0 ? 'first' : 'second'} ${name}`} title={name} sx={line}>
          {side === 1 && !isBye && (
            <Box component="span" sx={spoken}>
              {' v '}
            </Box>
          )}
          {name}
        </Box>
      ))}
    </Box>
  );
}

const card = {
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  px: 0.75,
  fontSize: '0.9375rem',
  lineHeight: '22px',
} as const;
const quiet = { borderStyle: 'dashed', color: 'text.secondary' } as const;
const spoken = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
