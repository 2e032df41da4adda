import { type AgeBracket, ageBrackets } from '../../rule/age/age-bracket.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { entries } from '../../rule/form/entries.ts';
import { accepted, type Field, refused } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { byRegistration, type FreeAgent, type TeamWithPlaces } from '../../rule/free-agent/free-agent.ts';
import { playable, type ToPlace } from '../../rule/free-agent/placement.ts';
import { asPlaceholderValue, type Phrase, said } from '../../rule/language/sentence.ts';
import { nameKey } from '../../rule/player/person.ts';
import { rosterSize } from '../../rule/team/team.ts';
import { teamName } from '../team/new-team.ts';

const most = 1000;

/** Form for a placement as edited by an organizer: only what it names is done. */
export const placementPlan = form({
  version: text({ label: 'Version', max: [16, 'The version of the proposal is required'] }),
  teams: entries({
    label: 'Teams',
    each: 'Team',
    most,
    parts: {
      teamId: wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Valid team ID is required' }),
      registrationIds: registrationIds('Players'),
    },
  }),
  newTeams: entries({
    label: 'New teams',
    each: 'New team',
    most,
    parts: { name: teamName, registrationIds: registrationIds('Players') },
  }),
});

export type PlacementPlan = Answers<typeof placementPlan>;

/** Placement plan with its ids resolved to people and teams. */
interface CheckedPlan {
  readonly teams: readonly { readonly team: TeamWithPlaces; readonly members: readonly FreeAgent[] }[];
  readonly newTeams: readonly NewTeamPlanned[];
}

export interface NewTeamPlanned {
  readonly name: string;
  readonly ageBracket: AgeBracket | null;
  /** Members; the captain, who registered first, stands first. */
  readonly members: readonly FreeAgent[];
}

/** Returns the checked plan; refuses one with somebody who is no free agent or is named twice, or that does not fit. */
export function checkPlan(plan: PlacementPlan, toPlace: ToPlace): CheckedPlan {
  const free = new Map(toPlace.freeAgents.map((one) => [one.registrationId, one]));
  const membersOf = (ids: readonly number[], field: 'teams' | 'newTeams') =>
    ids.map((id) => {
      const one = free.get(id);
      if (one === undefined)
        throw new AnswersRefused({ [field]: said('Registration {id} is named twice or is not free', { id }) });
      free.delete(id);
      return one;
    });
  const teams = plan.teams.map(({ teamId, registrationIds }) => {
    const team = toPlace.teams.find(({ id }) => id === teamId);
    if (team === undefined) throw new AnswersRefused({ teams: said('Team {teamId} takes no free agents', { teamId }) });
    return fitting(team, membersOf(registrationIds, 'teams'));
  });
  if (plan.newTeams.length > toPlace.placesForTeams) {
    throw new AnswersRefused({
      newTeams: said('There are places for {placesForTeams} more teams', { placesForTeams: toPlace.placesForTeams }),
    });
  }
  const names = new Set(toPlace.names.map(nameKey));
  const newTeams = plan.newTeams.map((team) => planned(team.name, membersOf(team.registrationIds, 'newTeams'), names));
  return { teams, newTeams };
}

function fitting(team: TeamWithPlaces, members: readonly FreeAgent[]) {
  if (team.players.length + members.length > team.maxPlayers) {
    throw new AnswersRefused({
      teams: said('{team} would be above {maxPlayers} players', { team: team.name, maxPlayers: team.maxPlayers }),
    });
  }
  const tooOld = members.find((one) => rankOf(one.ageBracket) > rankOf(team.ageBracket));
  if (tooOld !== undefined && team.ageBracket !== null) {
    throw new AnswersRefused({
      teams: said('{tooOld} is too old for {team} ({ageBracket})', {
        tooOld: tooOld.name,
        team: team.name,
        ageBracket: team.ageBracket,
      }),
    });
  }
  return { team, members };
}

function planned(name: string, members: readonly FreeAgent[], names: Set<string>): NewTeamPlanned {
  if (members.length < playable || members.length > rosterSize) {
    throw new AnswersRefused({
      newTeams: said('{name} needs {playable} to {rosterSize} players', { name, playable, rosterSize }),
    });
  }
  if (names.has(nameKey(name)))
    throw new AnswersRefused({ newTeams: said('There is a team named "{name}" already', { name }) });
  names.add(nameKey(name));
  const oldest = Math.max(...members.map(({ ageBracket }) => rankOf(ageBracket)));
  return { name, ageBracket: ageBrackets[oldest] ?? null, members: members.toSorted(byRegistration) };
}

/** Returns the rank of a bracket, from the youngest on; none comes before all. */
function rankOf(bracket: AgeBracket | null): number {
  return bracket === null ? -1 : ageBrackets.indexOf(bracket);
}

function registrationIds(label: Phrase): Field<readonly number[]> {
  return {
    label,
    limits: () => ({ type: 'array', of: 'object', required: true, maxItems: rosterSize }),
    read: (raw) => {
      const isList = Array.isArray(raw) && raw.length <= rosterSize;
      const fits = isList && raw.every((id) => Number.isSafeInteger(id) && id > 0 && id <= largestId);
      return fits
        ? accepted(raw)
        : refused(
            said('{label} must be at most {rosterSize} registrations', {
              label: asPlaceholderValue(label),
              rosterSize,
            }),
          );
    },
  };
}
