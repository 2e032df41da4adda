import { type PlacementPlan, placementPlan } from '../../domain/use-case/free-agent/placement-plan.ts';
import { FieldOf } from '../form/field-of.ts';

export class PlacementPlanDto {
  @FieldOf(placementPlan) version!: string;
  @FieldOf(placementPlan) teams!: PlacementPlan['teams'];
  @FieldOf(placementPlan) newTeams!: PlacementPlan['newTeams'];
}
