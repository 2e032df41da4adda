import type { ComponentProps } from 'react';
import { type TeamDetail, type TeamDetails, teamDetailNames } from '../../domain/rule/team/team-details.ts';
import { Fact } from './fact.tsx';
import { skillLabel, skillName } from './skill-label.ts';

const facts: Readonly<Record<TeamDetail, (team: TeamDetails) => ComponentProps<typeof Fact>>> = {
  skillLevel: ({ skillLevel }) => ({ name: skillName, value: skillLabel(skillLevel) }),
};

/** Details of a team in a list of facts. */
export function TeamFacts({ team }: { readonly team: TeamDetails }) {
  return teamDetailNames.map((name) => <Fact key={name} {...facts[name](team)} />);
}
