import type { Given } from '../../port/ports.ts';
import type { FamilyLink } from './family-link.ts';
import { type FamilyPorts, familyOfLink } from './family-of-link.ts';

/** Shows a family all data about its children, by its mailbox, and records that in the audit. The language of its letters stays. */
export class SeeFamily {
  constructor(private readonly ports: FamilyPorts & Given) {}

  async run(link: FamilyLink): Promise<{ readonly playerIds: readonly number[]; readonly address: string }> {
    const { address, children } = await familyOfLink(this.ports, { ...link, language: undefined });
    const playerIds = children.map(({ id }) => id);
    for (const recordId of playerIds)
      await this.ports.audit.note({ thing: 'player', recordId, what: 'record shown to the family' });
    return { playerIds, address };
  }
}
