import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { Link as PageLink } from 'react-router';
import { type Need, needLists } from '../../domain/answer/need/needs.ts';
import { filteredListPath } from '../kit/filtered-list.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { openNeeds } from './open-needs.ts';

/** Label of each task, of one record and of several. */
const labels = {
  unpublished: ['Unpublished timetable', 'Unpublished timetables'],
  unscored: ['Result missing', 'Results missing'],
  unplaced: ['Without a team', 'Without a team'],
  shortTeams: ['Team under 3 players', 'Teams under 3 players'],
  idleTeams: ['Team without games', 'Teams without games'],
  refunds: ['To refund', 'To refund'],
  unpaid: ['Owes money', 'Owe money'],
  unsigned: ['Waiver missing', 'Waivers missing'],
  undelivered: ['Letter not delivered', 'Letters not delivered'],
} as const satisfies Readonly<Record<Need, readonly [string, string]>>;

/** Tasks that need somebody now, each number with a link to its records; nothing where nothing waits. */
export function Needs() {
  const { data } = useQuery(openNeeds);
  if (data === undefined) return null;
  const { counts, tiedTournamentIds, silentFields, teamsNotHere, sampleSettings, isProxyUnknown } = data;
  const order = Object.keys(labels) as readonly Need[];
  return (
    <Box component="ul" aria-label="Needs somebody now" sx={list}>
      {silentFields.map(({ tournamentId, field, minutes }) => (
        <NeedLine
          key={`${tournamentId} ${field}`}
          label={`${field}: no entry for ${minutes} minutes`}
          resource="games"
          to={filteredListPath('games', { tournamentId })}
        />
      ))}
      {teamsNotHere.map(({ tournamentId, field, startTime, team, here, players }) => (
        <NeedLine
          key={`${startTime} ${field} ${team}`}
          label={`${field}, ${easternTime(startTime)}: ${team} ${here} of ${players} here`}
          resource="check-in"
          to={`/check-in/${tournamentId}`}
        />
      ))}
      {order.map((need) => {
        const { list: resource, filter } = needLists[need];
        return (
          <NeedLine
            key={need}
            count={counts[need]}
            label={labels[need][counts[need] === 1 ? 0 : 1]}
            resource={resource}
            to={filteredListPath(resource, filter)}
          />
        );
      })}
      {tiedTournamentIds.map((id) => (
        <NeedLine
          key={id}
          label="A tie to decide"
          resource="tournaments"
          href={`/bracket-management?tournament=${id}`}
        />
      ))}
      {isProxyUnknown && (
        <NeedLine
          label="All callers count as one address: TRUST_PROXY does not name the proxy"
          resource="site-settings"
          to="/site-settings"
        />
      )}
      <NeedLine count={sampleSettings} label="Settings missing" resource="site-settings" to="/site-settings" />
    </Box>
  );
}

interface NeedLineProps {
  /** Number before the label; a line without one always shows. */
  readonly count?: number;
  readonly label: string;
  readonly resource: string;
  /** Page of the office, or the address of a page outside it. */
  readonly to?: string;
  readonly href?: string;
}

function NeedLine({ count, label, resource, to, href }: NeedLineProps) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  if (count === 0) return null;
  const content = (
    <>
      {count !== undefined && <strong>{count.toLocaleString('en-US')}</strong>} {label}
    </>
  );
  return (
    <li>
      {canAccess === false ? (
        content
      ) : (
        <Link {...(to === undefined ? { href } : { component: PageLink, to })} color="inherit" underline="hover">
          {content}
        </Link>
      )}
    </li>
  );
}

/** One line that scrolls sideways on a phone, so that the first team is near the top. */
const list = {
  position: 'relative',
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  columnGap: 2,
  fontSize: { md: '0.9375rem' },
  maxWidth: '100%',
  listStyle: 'none',
  m: 0,
  p: 0,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '& a': { display: 'inline-flex', alignItems: 'center', columnGap: 0.75, minHeight: { xs: 44, md: 24 } },
} as const;
