import { scoreKeeperSignIn } from '../../domain/use-case/session/score-keeper-sign-in.ts';
import { FieldOf } from '../form/field-of.ts';

export class ScoreKeeperSignInDto {
  @FieldOf(scoreKeeperSignIn) name!: string;
  @FieldOf(scoreKeeperSignIn) password!: string;
}
