import type { Audit } from '../../port/audit.ts';
import type { SecondFactors } from '../../port/second-factors.ts';

/** An owner says whether every organizer has to have a second factor. */
export class RequireSecondFactor {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly audit: Audit,
  ) {}

  async run({ isRequired }: { readonly isRequired: boolean }): Promise<void> {
    const told = { from: { isRequired: await this.secondFactors.isRequired() }, to: { isRequired } };
    await this.secondFactors.require(isRequired);
    await this.audit.note({ thing: 'site', recordId: null, what: 'second factor required', ...told });
  }
}
