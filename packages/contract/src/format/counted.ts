/** "2 × Edamame"; the name alone where there is one. */
export function counted(quantity: number, name: string): string {
  return quantity > 1 ? `${quantity} × ${name}` : name;
}
