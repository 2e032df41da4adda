import { Box, Typography } from '@mui/material';
import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import { words } from './words.ts';

/** Which teams end up in which division, and which in none. */
export function WhoPlaysWhere({ divisions, notPlaced }: Pick<GeneratedBrackets, 'divisions' | 'notPlaced'>) {
  return (
    <Box component="section" aria-label={words.preview.divisions} sx={{ mt: 2 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {words.preview.divisions}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {divisions.map(({ name, teams }) => (
          <Division key={name} name={`${name} (${teams.length})`} teams={teams} />
        ))}
        {notPlaced.length > 0 && (
          <Division name={`${words.preview.notPlaced} (${notPlaced.length})`} teams={notPlaced} />
        )}
      </Box>
    </Box>
  );
}

function Division({
  name,
  teams,
}: {
  readonly name: string;
  readonly teams: readonly { readonly teamName: string }[];
}) {
  return (
    <>
      <Box component="dt" sx={{ typography: 'button' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, mb: 1, overflowWrap: 'anywhere' }}>
        {teams.map(({ teamName }) => teamName).join(', ')}
      </Box>
    </>
  );
}
