// The price list and the table of quotas. Screens, the CGU, mails and the prices at the payment provider are made from them.

export const priceCents = {
  proMonthly: 790,
  proAnnual: 2490,
  addonBio: 500,
  addonPhoto: 500,
  coaching: 6000,
} as const;

export const coachingMinutes = 30;

export const planTypes = ['annual', 'monthly'] as const;
export type PlanType = (typeof planTypes)[number];

export const addons = ['bio', 'photo'] as const;
export type Addon = (typeof addons)[number];

export const entitlements = ['pro', ...addons] as const;
export type Entitlement = (typeof entitlements)[number];

export const annualSavingCents = 12 * priceCents.proMonthly - priceCents.proAnnual;
export const annualMonthlyEquivalentCents = Math.round(priceCents.proAnnual / 12);

export const quotaPeriods = ['day', 'week', 'month'] as const;
export type QuotaPeriod = (typeof quotaPeriods)[number];
export type Quota = { limit: number; period: QuotaPeriod };

/** `null`: the plan does not include the feature. Texts may say «illimité» only of `'unlimited'`. */
export type Allowance = Quota | 'unlimited' | null;
export type FeatureRow = { free: Allowance; pro: Allowance; addon?: { name: Addon; allowance: Allowance } };

const toolRow: FeatureRow = { free: null, pro: { limit: 30, period: 'month' } };

export const quotas = {
  dmText: { free: { limit: 3, period: 'day' }, pro: { limit: 100, period: 'month' } },
  dmScreenshot: { free: null, pro: { limit: 30, period: 'month' } },
  bioGeneration: {
    free: { limit: 1, period: 'day' },
    pro: { limit: 1, period: 'day' },
    addon: { name: 'bio', allowance: { limit: 300, period: 'month' } },
  },
  bioRating: {
    free: { limit: 1, period: 'week' },
    pro: { limit: 1, period: 'week' },
    addon: { name: 'bio', allowance: 'unlimited' },
  },
  photoAnalysis: {
    free: { limit: 2, period: 'month' },
    pro: { limit: 2, period: 'month' },
    addon: { name: 'photo', allowance: { limit: 100, period: 'month' } },
  },
  photoRetouch: { free: null, pro: null, addon: { name: 'photo', allowance: { limit: 10, period: 'month' } } },
  antiGhost: toolRow,
  redFlagRadar: toolRow,
  datePlanner: toolRow,
  openerPack: toolRow,
} as const satisfies Record<string, FeatureRow>;

export type Feature = keyof typeof quotas;
export const features = Object.keys(quotas) as [Feature, ...Feature[]];

/** One demo run for each free account, beyond the table. */
export const freeDmTrial = { runs: 1, features: ['dmText', 'dmScreenshot'] as const satisfies Feature[] };

/** How long a mailbox is remembered to have had its demo, when its account is gone. */
export const demoMemoryMonths = 12;

/**
 * The follow-ups of a screenshot: its replies may be written anew, also from a corrected transcript, this often within so many
 * minutes without using the quota. The user must not pay for what the reader got wrong.
 */
export const screenshotFollowUps = { count: 5, minutes: 60 } as const;

/**
 * The variations of a run, whether by screenshot or text: one of its replies may be exchanged, shortened or made bolder this often
 * within so many minutes without using the quota. Each further one counts as a text.
 */
export const replyVariations = { count: 6, minutes: 60 } as const;

/** The features whose text can be read from screenshots. */
export const captureFeatures = [
  'antiGhost',
  'redFlagRadar',
  'datePlanner',
  'openerPack',
  'bioRating',
] as const satisfies Feature[];
export type CaptureFeature = (typeof captureFeatures)[number];

/**
 * Screenshots are read for a feature this often for each of its uses, so that one may be read again, or in two parts, but reading for tools is no way
 * around the quota of screenshots. Where uses are unlimited, readings have a quota of their own.
 */
export const captureReadings = { perUse: 3, whereUnlimited: { limit: 90, period: 'month' } } as const satisfies {
  perUse: number;
  whereUnlimited: Quota;
};

export const photosAtOnce = { free: 2, addon: 6, retouch: 3 } as const;
export const bioAdviceCount = { free: 1, addon: 3 } as const;
export const affiliateTerms = {
  commissionRate: 0.4,
  cookieDays: 30,
  retentionDays: 14,
  payoutDay: 5,
  minimumPayoutCents: 3000,
  /** Nothing is sent to an account for so long after it was given, so that its owner can object. */
  newTargetDays: 7,
} as const;
