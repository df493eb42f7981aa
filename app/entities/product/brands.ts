/** The brands that the product's form suggests and the filter offers (SPEC.md section 9); any other text is as good. */
export const brands = ['economy', 'value', 'premium', 'luxury', 'artisan'] as const
