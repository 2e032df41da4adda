import { Box, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { type ListedTeam, teamStateLabels } from '../../domain/answer/team/listed-team.ts';
import { placeholderCaptain } from '../../domain/rule/team/team.ts';
import { type TeamDetails, teamDetailNames, teamDetails } from '../../domain/rule/team/team-details.ts';
import { Badge } from '../kit/badge.tsx';
import { EmailAddress } from '../kit/email-address.tsx';
import { PageOf } from '../kit/page-of.tsx';

/** Returns the details of a team, with their labels. */
export function detailFacts(team: TeamDetails): readonly (readonly [label: string, value: string | null])[] {
  return teamDetailNames.map((name) => [teamDetails[name].label, team[name]]);
}

/** Captain of a team, or a note that there is none yet. */
export function TeamCaptain() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined) return null;
  const name = team.captainPlayer ?? (team.captainName || 'No captain yet');
  return <PageOf resource="players" id={team.captainId} name={name} isInRow />;
}

export function TeamTournament() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined) return null;
  return <PageOf resource="tournaments" id={team.tournamentId} name={team.tournament} isInRow />;
}

/** Contact of the team, by name where it is not the captain. */
export function TeamContact() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined || team.captainEmail === placeholderCaptain.captainEmail) return null;
  return (
    <Box
      component="span"
      className="contact"
      sx={{ fontSize: '0.9375rem', '& > *': { display: 'block', width: 'fit-content' } }}
    >
      {(team.captainPlayer ?? team.captainName) !== team.captainName && <span>{team.captainName}</span>}
      {team.captainEmail && (
        <Link href={`mailto:${encodeURIComponent(team.captainEmail)}`} color="inherit" underline="hover">
          <EmailAddress of={team.captainEmail} />
        </Link>
      )}
      {team.captainPhone && <span>{team.captainPhone}</span>}
    </Box>
  );
}

/** Badges for reasons why a team does not play: on the waiting list, withdrawn, or unconfirmed. */
export function TeamState() {
  const team = useRecordContext<ListedTeam>();
  if (team === undefined) return null;
  if (team.isActive && !team.waitlisted && !team.unconfirmed && !team.sharesName) return null;
  const isOut = !team.isActive || team.waitlisted;
  return (
    <Box component="span" sx={{ ml: 1, display: 'inline-flex', gap: 0.5 }}>
      {isOut && (
        <Badge tone={team.isActive ? 'strong' : 'quiet'}>
          {team.isActive ? teamStateLabels.waitlisted : teamStateLabels.withdrawn}
        </Badge>
      )}
      {team.sharesName && <Badge tone="strong">{teamStateLabels.sharesName}</Badge>}
      {team.unconfirmed && <Badge tone="quiet">{teamStateLabels.unconfirmed}</Badge>}
    </Box>
  );
}
