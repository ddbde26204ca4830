import { PRODUCT_NAME } from '@sofra/contract/limits';

/** The product's mark and name. */
export function Brand() {
  return (
    <span className="brand">
      <img src="/icon.svg" width={36} height={36} alt="" />
      {PRODUCT_NAME}
    </span>
  );
}
