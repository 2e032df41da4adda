import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { skillLevelOptions } from '../../domain/player/skill-level.ts';
import { ageBracketOptions } from '../../domain/tournament/age-bracket.ts';
import { FirstSteps } from '../import/first-steps.tsx';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { May } from '../kit/may.tsx';
import { MailThese } from '../mailing/mail-these.tsx';
import { TournamentFilter } from '../tournament/tournament-filter.tsx';
import { words as tournamentWords } from '../tournament/words.ts';
import { PlacesToRelease } from './places-to-release.tsx';
import { TeamCard } from './team-card.tsx';
import { TeamDialogs } from './team-dialogs.tsx';
import { hideableTeamColumns, TeamTable } from './team-table.tsx';
import { words } from './words.ts';

const sorts = [
  { field: 'name', label: words.sorts.name },
  { field: 'tournament', label: words.sorts.tournament },
  { field: 'players', label: words.sorts.players, order: 'DESC' },
] as const;

export function TeamsPage() {
  return (
    <>
      <PlacesToRelease />
      <ListPage
        {...words}
        sort={{ field: 'name', order: 'ASC' }}
        sorts={sorts}
        hideable={hideableTeamColumns}
        first={
          <FirstSteps>
            <AddTeam />
          </FirstSteps>
        }
        isSortShown
        table={<TeamTable />}
        card={TeamCard}
        filters={
          <>
            <TournamentFilter />
            <FilterChoice source="ageBracket" {...tournamentWords.divisions} options={ageBracketOptions} />
            <FilterChoice source="skillLevel" {...words.skills} options={skillLevelOptions} />
            <FilterChoice
              source="waitlisted"
              label={words.places.label}
              all={words.places.all}
              options={[{ value: 'true', label: words.places.waitlisted }]}
            />
            <FilterChoice
              source="unconfirmed"
              label={words.confirmation.label}
              all={words.confirmation.all}
              options={[{ value: 'true', label: words.confirmation.unconfirmed }]}
            />
          </>
        }
        actions={
          <>
            <ExportButton />
            <MailThese />
            <AddTeam />
          </>
        }
      />
      <TeamDialogs />
    </>
  );
}

function AddTeam() {
  return (
    <May act="change">
      <Button component={Link} to="/teams/create" variant="contained" startIcon={<Add />}>
        {words.add}
      </Button>
    </May>
  );
}
