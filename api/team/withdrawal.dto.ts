import { withdrawal } from '../../domain/use-case/team/withdraw-team.ts';
import { FieldOf } from '../form/field-of.ts';

export class WithdrawalDto {
  @FieldOf(withdrawal) confirm!: boolean;
}
