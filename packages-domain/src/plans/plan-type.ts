/** Every plan type of the wire (panel §3): what an account has, or what can be bought. */
export const PlanType = {
  None: 0,
  DemoExpired: 1,
  LicenceExpired: 10,
  Demo: 50,
  Reward: 90,
  Minimal: 100,
  Regular: 200,
  Premium: 300,
  Edu: 1000,
  MinimalEdu: 1100,
  RegularEdu: 1200,
  PremiumEdu: 1300,
  TopUpSmall: 20001,
  TopUpMedium: 20002,
  TopUpLarge: 20003,
} as const;

/** A value of {@link PlanType}. */
export type PlanType = (typeof PlanType)[keyof typeof PlanType];

/** Tells whether a number is one of the plan types. */
export function isPlanType(value: unknown): value is PlanType {
  return Object.values(PlanType).some((known) => known === value);
}

/** The parental-control half of a plan: Minimal of MinimalEdu, None of Edu and of a top-up, else the plan itself. */
export function parentalHalf(type: PlanType): PlanType {
  switch (type) {
    case PlanType.MinimalEdu:
      return PlanType.Minimal;
    case PlanType.RegularEdu:
      return PlanType.Regular;
    case PlanType.PremiumEdu:
      return PlanType.Premium;
    case PlanType.Edu:
      return PlanType.None;
    default:
      return isTopUp(type) ? PlanType.None : type;
  }
}

/** Tells whether a plan has learning help in it: Edu and the combined plans. */
export function isEducationPlan(type: number): boolean {
  return type >= PlanType.Edu && type <= PlanType.PremiumEdu;
}

/** Tells whether a type is a top-up of knowledge points. */
export function isTopUp(type: number): boolean {
  return type >= PlanType.TopUpSmall && type <= PlanType.TopUpLarge;
}
