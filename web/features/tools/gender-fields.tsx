import { useFormContext } from 'react-hook-form';
import type { Manner } from '../assistant/manner.ts';
import { Genders } from '../assistant/manner-form.tsx';

/** The two optional gender fields of the tool form around them. */
export function GenderFields() {
  const { watch, setValue } = useFormContext<Pick<Manner, 'userGender' | 'matchGender'>>();
  const [userGender, matchGender] = watch(['userGender', 'matchGender']);
  return (
    <Genders
      manner={{ userGender, matchGender }}
      onChange={(chosen) => {
        setValue('userGender', chosen.userGender);
        setValue('matchGender', chosen.matchGender);
      }}
    />
  );
}
