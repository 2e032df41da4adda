import { SecondFactors } from '../../domain/port/second-factors.ts';
import type { SecondFactor } from '../../domain/session/second-factor.ts';

/** Second factors for as long as a test lasts. */
export class InMemorySecondFactors extends SecondFactors {
  private readonly factors = new Map<number, SecondFactor>();
  private readonly codes = new Map<number, Set<string>>();
  private required = false;

  override async of(accountId: number): Promise<SecondFactor | undefined> {
    return this.factors.get(accountId);
  }

  override async keep(accountId: number, factor: SecondFactor): Promise<void> {
    this.factors.set(accountId, factor);
  }

  override async remove(accountId: number): Promise<void> {
    this.factors.delete(accountId);
    this.codes.delete(accountId);
  }

  override async keepRecoveryCodes(accountId: number, marks: readonly string[]): Promise<void> {
    this.codes.set(accountId, new Set(marks));
  }

  override async useRecoveryCode(accountId: number, mark: string): Promise<boolean> {
    return this.codes.get(accountId)?.delete(mark) ?? false;
  }

  override async isRequired(): Promise<boolean> {
    return this.required;
  }

  override async require(isRequired: boolean): Promise<void> {
    this.required = isRequired;
  }
}
