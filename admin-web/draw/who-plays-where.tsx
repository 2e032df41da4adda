import { Box, Link, Typography } from '@mui/material';
import { Link as PageLink, useLocation } from 'react-router';
import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';

/** Teams by division, and those without one. */
export function WhoPlaysWhere({ divisions, notPlaced }: Pick<GeneratedBrackets, 'divisions' | 'notPlaced'>) {
  return (
    <Box component="section" aria-label="Who plays where" sx={{ mt: 2 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Who plays where
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {divisions.map(({ name, teams }) => (
          <Division key={name} name={`${name} (${teams.length})`} teams={teams} />
        ))}
        {notPlaced.length > 0 && <NotPlaced teams={notPlaced} />}
      </Box>
    </Box>
  );
}

/** Teams without a division, with links to their forms; the plan is restored on return. */
function NotPlaced({ teams }: { readonly teams: GeneratedBrackets['notPlaced'] }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Box component="dt" sx={{ typography: 'button' }}>
        {`Not placed (${teams.length})`}
      </Box>
      <Box component="dd" sx={{ m: 0, mb: 1, overflowWrap: 'anywhere' }}>
        {teams.map(({ teamId, reason }) => (
          <div key={teamId}>
            <Link component={PageLink} to={`/teams/${teamId}`} state={{ wayBack: pathname + search }}>
              {reason}
            </Link>
          </div>
        ))}
      </Box>
    </>
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
