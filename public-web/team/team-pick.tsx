import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { useFormField } from '../form/form-fields.ts';
import type { FormValues } from '../form/form-values.ts';
import { useChosenTournament } from '../tournament/chosen-tournament.ts';
import { availableTeams } from './available-teams.ts';
import { words } from './pick-words.ts';
import styles from './team-pick.module.css';

/** Choice of a team to join among those of the chosen tournament, for a returning player. */
export function TeamPick() {
  const tournament = useChosenTournament();
  const { error } = useFormField('newTeamId');
  if (tournament === undefined) return <Notice text={words.tournamentFirst} error={error} />;
  return <TeamsIn key={tournament.id} tournamentId={tournament.id} />;
}

function TeamsIn({ tournamentId }: { readonly tournamentId: number }) {
  const { error } = useFormField('newTeamId');
  const { setValue } = useFormContext<FormValues>();
  useEffect(() => () => setValue('newTeamId', ''), [setValue]);
  const teams = useQuery({
    queryKey: ['teams to join', tournamentId],
    queryFn: () => availableTeams({ tournamentId }),
    gcTime: 0,
  });
  if (teams.isPending) return <Notice text={words.loading} />;
  if (teams.isError) return <Notice text={words.failed} error={error} />;
  if (teams.data.length === 0) return <Notice text={words.noneHere} error={error} />;
  return (
    <ChoiceCards
      name="newTeamId"
      label={words.teamToJoin}
      choices={teams.data.map((team) => ({
        value: String(team.id),
        label: team.name,
        text: words.aboutTeam(team),
      }))}
      isPassing
    />
  );
}

function Notice({ text, error }: { readonly text: string; readonly error?: string | undefined }) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </div>
  );
}
