import { placementPlan } from '../../domain/use-case/free-agent/placement-plan.ts';
import { BodyOf } from '../form/body-of.ts';

export class PlacementPlanDto extends BodyOf(placementPlan) {}
