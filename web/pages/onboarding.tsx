import { Onboarding } from '../features/onboarding/onboarding.tsx';

export default function OnboardingPage() {
  return <Onboarding />;
}
