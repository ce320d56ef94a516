import { classNames } from './class-names.ts';

/** The name of a chat app in its shape and colour (web/app-names.css). */
export function AppName({ name, className }: { name: string; className?: string }) {
  return (
    <span data-app={name} className={classNames('app-name', className)}>
      {name}
    </span>
  );
}
