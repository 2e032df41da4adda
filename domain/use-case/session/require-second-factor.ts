import type { Given } from '../../port/ports.ts';

/** Sets whether every organizer has to have a second factor. */
export class RequireSecondFactor {
  constructor(private readonly ports: Given<'secondFactors'>) {}

  async run({ isRequired }: { readonly isRequired: boolean }): Promise<void> {
    const told = { from: { isRequired: await this.ports.secondFactors.isRequired() }, to: { isRequired } };
    await this.ports.secondFactors.require(isRequired);
    await this.ports.audit.note({ thing: 'site', recordId: null, what: 'second factor required', ...told });
  }
}
